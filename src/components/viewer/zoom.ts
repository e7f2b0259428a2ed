/** How a picture lies in its frame: its enlargement, and how far its middle is from the frame's. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Place {
  x: number
  y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }

/** As wide as this, the small type of an interface can be read. */
const READABLE_PX = 1400
/** Beyond this, nothing more is to be seen. */
const WIDEST_PX = 2800
const LEAST_READABLE = 2
const LEAST_WIDEST = 2

/** The enlargement at which a picture of this width can be read. */
export function readableScale(width: number): number {
  return Math.max(LEAST_READABLE, READABLE_PX / width)
}

/** The picture at another size; what lies at this place of the frame, counted from its middle, stays there. */
export function zoomTo(zoom: Zoom, wanted: number, at: Place, picture: Size, frame: Size): Zoom {
  const most = Math.max(LEAST_WIDEST, WIDEST_PX / picture.width)
  const scale = Math.min(most, Math.max(1, wanted))
  const growth = scale / zoom.scale
  return within(
    { scale, x: at.x - (at.x - zoom.x) * growth, y: at.y - (at.y - zoom.y) * growth },
    picture,
    frame,
  )
}

export function moveBy(zoom: Zoom, by: Place, picture: Size, frame: Size): Zoom {
  return within({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, picture, frame)
}

/** No edge of the picture leaves the frame's, as long as the picture is the larger. */
function within({ scale, x, y }: Zoom, picture: Size, frame: Size): Zoom {
  return {
    scale,
    x: held(x, (picture.width * scale - frame.width) / 2),
    y: held(y, (picture.height * scale - frame.height) / 2),
  }
}

function held(value: number, most: number): number {
  return most <= 0 ? 0 : Math.min(most, Math.max(-most, value))
}
