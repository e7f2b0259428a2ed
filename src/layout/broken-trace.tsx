/** The two halves of a bar that broke: their slanted ends fit together. */
const SNAPPED_END = '[clip-path:polygon(0_0,100%_0,calc(100%-1.1em)_100%,0_100%)]'
const SNAPPED_START = '[clip-path:polygon(1.1em_0,100%_0,100%_100%,0_100%)]'

/** Bars as in a trace of requests; the last one is broken, and its end hangs off the screen. */
export function BrokenTrace({ label }: { label: string }) {
  const span = 'block h-[1em]'
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[minmax(0,1fr)] gap-[0.42em] text-[clamp(2.5rem,6vw,4rem)]"
    >
      <span className={`span-mark ${span} w-[46%] rounded-r-full bg-sage`} />
      <span className={`span-mark ${span} ml-[16%] w-[38%] rounded-full bg-sky`} />
      <span className={`span-mark ${span} ml-[30%] w-[22%] rounded-full bg-paper`} />
      <span className="relative flex gap-[0.5em]">
        <span
          className={`span-mark ${span} ml-[38%] w-[24%] shrink-0 rounded-l-full bg-vermilion ${SNAPPED_END}`}
        />
        <span
          className={`span-mark ${span} w-screen shrink-0 origin-[0_0] translate-y-[0.4em] rotate-9 bg-vermilion ${SNAPPED_START}`}
        />
        <span className="meta absolute -top-[1.1rem] left-[66%] -translate-y-full text-butter">{label}</span>
      </span>
    </div>
  )
}
