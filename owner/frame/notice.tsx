/** What went wrong while asking; the last answer stays on the screen. */
export function Notice({ problem }: { problem: string | undefined }) {
  return (
    <div role="status">
      {problem && <p className="mb-6 rounded-tile bg-butter px-5 py-4 text-small">{problem}</p>}
    </div>
  )
}
