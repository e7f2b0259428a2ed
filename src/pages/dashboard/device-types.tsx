import type { DeviceClass } from './summarize-events'

interface DeviceTypesProps {
  types: Record<DeviceClass, number>
  words: Record<DeviceClass, string>
}

/** Desktop and mobile always; tablets once there is one. */
export function DeviceTypes({ types, words }: DeviceTypesProps) {
  const total = types.desktop + types.mobile + types.tablet
  const shown: { type: DeviceClass; colour: string }[] = [
    { type: 'desktop', colour: 'bg-sky' },
    { type: 'mobile', colour: 'bg-butter' },
    ...(types.tablet > 0 ? [{ type: 'tablet' as const, colour: 'bg-sage' }] : []),
  ]
  function share(type: DeviceClass): number {
    return total === 0 ? 0 : Math.round((types[type] / total) * 100)
  }
  return (
    <>
      <span
        aria-hidden="true"
        className="span-mark mb-6 flex h-2.5 gap-1 overflow-hidden rounded-full bg-paper/8"
      >
        {total > 0 &&
          // One without views would still take its gap.
          shown
            .filter(({ type }) => types[type] > 0)
            .map(({ type, colour }) => (
              <span
                key={type}
                className={`rounded-full ${colour}`}
                style={{ width: `${(types[type] / total) * 100}%` }}
              />
            ))}
      </span>
      <dl className="grid gap-x-12 gap-y-3 md:max-lg:flex">
        {shown.map(({ type, colour }) => (
          <div key={type} className="flex items-center gap-3">
            <dt className="flex flex-1 items-center gap-3 md:max-lg:flex-none">
              <span aria-hidden="true" className={`span-mark h-1.5 w-4 rounded-full ${colour}`} />
              {words[type]}
            </dt>
            <dd className="font-mono text-title tabular-nums">{types[type]}</dd>
            <dd className="meta w-10 text-right text-paper/75">{share(type)}%</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
