/** A trace whose last span never ends: it runs off the right edge of the screen. */
export function BrokenTrace({ label }: { label: string }) {
  return (
    <div className="span-mark grid gap-2.5" aria-hidden="true">
      <span className="block h-2.5 w-[22%] rounded-full bg-pine" />
      <span className="ml-[6%] block h-2.5 w-[30%] rounded-full bg-sage" />
      <span className="ml-[14%] block h-2.5 w-[12%] rounded-full bg-sky" />
      <span className="meta ml-[28%] text-ember">{label}</span>
      <span className="ml-[28%] block h-2.5 w-screen rounded-l-full bg-vermilion" />
    </div>
  )
}
