import { expect, test } from 'vitest'
import { pictureImport, toldAgain } from './picture-import.ts'

test('a picture is imported whole or in part', () => {
  expect(pictureImport('/a/x.webp?picture')).toEqual({ file: '/a/x.webp' })
  expect(pictureImport('/a/x.webp?crop=12.5,0,30,60&picture')).toEqual({
    file: '/a/x.webp',
    crop: { left: 12.5, top: 0, width: 30, height: 60 },
  })
  for (const id of ['/a/x.webp?picture', '/a/x.webp?crop=12.5,0,30,60&picture'])
    expect(pictureImport(toldAgain(id))).toEqual(pictureImport(id))
  for (const other of ['/a/x.svg?raw', '/a/x.ts', '/a/x.webp']) expect(pictureImport(other)).toBeUndefined()
})

test('a part that reaches beyond the picture is refused', () => {
  for (const crop of ['80,0,30,60', '0,50,30,60', '0,0,30', '0,0,0,10'])
    expect(() => pictureImport(`/a/x.webp?crop=${crop}&picture`), crop).toThrow('in percent')
})
