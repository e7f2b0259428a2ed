import { expect, test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { makeResumePdf } from './resume-pdf.ts'
test('x', async () => { const t=Date.now(); const pdf = await makeResumePdf('https://tova-merrin.example.com'); console.log(pdf.length, Date.now()-t); writeFileSync('/tmp/pdfwork/r.pdf', pdf); expect(1).toBe(1) })
