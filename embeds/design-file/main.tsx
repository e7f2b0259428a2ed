import { createRoot } from 'react-dom/client'
import '../embed.css'
import './design-file.css'
import { FileList } from './file-list'
import { files } from './files'
import { Viewer } from './viewer'

const root = document.getElementById('root')
// access.js has looked at the gate's flag before this script runs.
if (root && document.documentElement.dataset.access === 'open') {
  const wanted = new URLSearchParams(location.search)
  const file = files.find(({ slug }) => slug === wanted.get('file'))
  const board = file?.pages.flatMap(({ boards }) => boards).find(({ id }) => id === wanted.get('board'))
  if (file) document.title = `${file.title}, design file`
  createRoot(root).render(file ? <Viewer file={file} firstBoard={board?.id} /> : <FileList files={files} />)
}
