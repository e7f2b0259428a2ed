import { fieldLine } from './field-line.ts'

/** Something that is wrong with content: where it stands, as `file: field`, and a sentence that goes on from there. */
export interface Mistake {
  where: string
  says: string
}

/** One line for the owner, with file, line and field. */
export function lineOf({ where, says }: Mistake): string {
  const [file = '', field = ''] = where.split(': ')
  const line = fieldLine(file, field)
  return `${file}${line ? `:${line}` : ''}:${field && ` ${field}`} ${says}`
}
