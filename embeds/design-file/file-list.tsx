import type { DesignFile } from './files'

/** Where the address names no file. */
export function FileList({ files }: { files: DesignFile[] }) {
  return (
    <main className="file-list">
      <h1 className="display">Design files</h1>
      <ul>
        {files.map(({ slug, title, client, pages }) => (
          <li key={slug}>
            <a href={`?file=${slug}`}>
              <span className="display">{title}</span>
              <span className="label">
                {client}, {pages.flatMap(({ boards }) => boards).length} artboards
              </span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
