/** Every artboard has this size. */
export const BOARD_WIDTH = 1600
export const BOARD_HEIGHT = 1000

export function boardUrl(file: string, board: string): string {
  return `/embeds/boards/${file}/${board}.html`
}
