import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { OWN_RESUME } from '../check/own-files.ts'
import { makeResumePdf } from './resume-pdf.ts'

/** The owner's own PDF if there is one, else the one that is made of `content/resume.ts`. */
export function resumeFile(origin: string): Promise<Buffer> {
  return existsSync(OWN_RESUME) ? readFile(OWN_RESUME) : makeResumePdf(origin)
}
