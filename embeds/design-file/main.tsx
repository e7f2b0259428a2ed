import { createRoot } from 'react-dom/client'
import '../embed.css'
import './design-file.css'
import { FileList } from './file-list'
import { type DesignFile, files } from './files'
import { Viewer } from './viewer'

/** Files of confidential studies, each with a script of its own. */
const confidential = import.meta.glob<{ file: DesignFile }>('./confidential/*.ts')

const root = document.getElementById('root')
// access.js has looked at the gate's flag before this script runs.
if (root && document.documentElement.dataset.access === 'open') void show(root)

async function show(root: HTMLElement): Promise<void> {
  const wanted = new URLSearchParams(location.search)
  const file =
    files.find(({ slug }) => slug === wanted.get('file')) ??
    (await confidential[`./confidential/${wanted.get('file')}.ts`]?.())?.file
  const board = file?.pages.flatMap(({ boards }) => boards).find(({ id }) => id === wanted.get('board'))
  if (file) document.title = `${file.title}, design file`
  createRoot(root).render(file ? <Viewer file={file} firstBoard={board?.id} /> : <FileList files={files} />)
}
