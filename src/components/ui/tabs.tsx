import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

interface TabsProps<Value extends string> {
  label: string
  tabs: { value: Value; label: string; panel: ReactNode }[]
}

/** Tabs after the ARIA pattern. Written here, because these few rules weigh 8 KB as a library. */
export function Tabs<Value extends string>({ label, tabs }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)

  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: active === last ? 0 : active + 1,
      ArrowLeft: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setActive(target)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="-mx-5 flex gap-x-7 overflow-x-auto border-b border-current/20 px-5 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            className="display py-4 text-title whitespace-nowrap text-current/70 shadow-[inset_0_0_0_var(--color-vermilion)] transition-[color,box-shadow] hover:text-current aria-selected:text-current aria-selected:shadow-[inset_0_-4px_0_var(--color-vermilion)]"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tabs[active]!.value}`}
        className="pt-6"
      >
        {tabs[active]!.panel}
      </div>
    </>
  )
}
