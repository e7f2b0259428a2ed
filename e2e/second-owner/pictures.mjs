/** The second owner's photographs and CV, made when they are needed: JPEG files, some of them as an upright phone stores them. */
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

const WIDE = { width: 1600, height: 1000 }
const UPRIGHT = { width: 1200, height: 1600 }
/** How a phone that was held upright notes that its picture lies on its side. */
const LYING = 6

const COVERS = ['waiting-room', 'clinic-letters', 'library-desk', 'night-bus', 'post-office']
const GALLERY = 'bench counter sign-one sign-two stamp lamp chair clock shelf window'.split(' ')

const PICTURES = [
  ...COVERS.map((name) => ({ name: `covers/${name}`, ...WIDE, lying: true })),
  ...GALLERY.map((name, index) => ({ name: `visuals/${name}`, ...(index % 2 ? UPRIGHT : WIDE) })),
  ...['ticket', 'door', 'form'].map((name) => ({ name: `mosaic/${name}`, width: 800, height: 800 })),
  { name: 'portrait', ...UPRIGHT },
  { name: 'gate', ...WIDE },
  { name: 'deck', ...WIDE },
]

/** @param {string} folder */
export async function makePictures(folder) {
  for (const [index, { name, width, height, lying = false }] of PICTURES.entries()) {
    const file = join(folder, `${name}.jpg`)
    mkdirSync(dirname(file), { recursive: true })
    const drawn = await sharp(Buffer.from(drawing(index, width, height)))
      .jpeg({ quality: 70 })
      .toBuffer()
    const picture = sharp(drawn)
    await (lying ? picture.rotate(-90).withMetadata({ orientation: LYING }) : picture).toFile(file)
  }
}

/** The second owner's own CV.
 * @param {string} file
 */
export async function makePdf(file) {
  const doc = new PDFDocument({ size: 'A4', info: { Title: 'CV', CreationDate: new Date(0) } })
  doc.fontSize(24).text('Curriculum vitae').fontSize(12).text('Service designer, Berlin')
  doc.end()
  await writeFile(file, await buffer(doc))
}

/** A plain ground with a bar at its upper edge: no two are alike, and one sees which way is up. */
function drawing(/** @type {number} */ index, /** @type {number} */ width, /** @type {number} */ height) {
  const hue = (index * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 72%)"/>
    <rect width="100%" height="12%" fill="hsl(${hue} 60% 28%)"/>
    <circle cx="${20 + ((index * 13) % 60)}%" cy="60%" r="18%" fill="hsl(${(hue + 160) % 360} 60% 55%)"/>
  </svg>`
}
