/** Where a list goes on: after the entry of this time and id. */
export interface ListPlace {
  at: number
  id: string
}

/** As `1767603600000,ID`. */
export function parsePlace(text = ''): ListPlace | undefined {
  const [, time, id] = /^(\d{1,15}),([0-9a-f-]{1,64})$/.exec(text) ?? []
  return time && id ? { at: Number(time), id } : undefined
}
