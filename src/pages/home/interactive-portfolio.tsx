import { Tabs } from 'radix-ui'
import type { EmbedAddresses } from '../../../content/types'
import { EmbedFrame } from '../../components/embed-frame'
import { SectionHeading } from '../../components/section-heading'
import { useEmbedAddresses } from './use-embed-addresses'

type TabValue = 'figma' | 'prototype' | 'code'

interface InteractivePortfolioProps {
  words: {
    heading: string
    label: string
    intro: string
    tabsLabel: string
    tabs: { value: TabValue; label: string; frameTitle: string; text: string }[]
    openPrototypeLabel: string
  }
  addresses: EmbedAddresses
}

export function InteractivePortfolio({ words, addresses }: InteractivePortfolioProps) {
  const { figmaUrl, prototypeUrl, codepenUrl } = useEmbedAddresses(addresses)
  const frameUrl: Record<TabValue, string> = { figma: figmaUrl, prototype: prototypeUrl, code: codepenUrl }
  return (
    <section id="embeds" aria-labelledby="embeds-title" className="section-space on-dark bg-ink">
      <div className="column">
        <SectionHeading
          id="embeds-title"
          title={words.heading}
          accent="Portfolio"
          label={words.label}
          count={words.tabs.length}
          intro={words.intro}
        />
        <Tabs.Root defaultValue="figma">
          <Tabs.List
            aria-label={words.tabsLabel}
            className="-mx-5 flex gap-x-7 overflow-x-auto border-b border-paper/20 px-5 [scrollbar-width:none] sm:mx-0 sm:px-0"
          >
            {words.tabs.map(({ value, label }) => (
              <Tabs.Trigger
                key={value}
                value={value}
                className="display py-4 text-title whitespace-nowrap text-paper/70 transition-colors duration-200 hover:text-paper data-[state=active]:text-paper data-[state=active]:shadow-[inset_0_-4px_0_var(--color-vermilion)]"
              >
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {words.tabs.map(({ value, frameTitle, text }) => (
            <Tabs.Content key={value} value={value} className="pt-6">
              <p className="mb-6 max-w-[62ch] text-paper/85">{text}</p>
              <EmbedFrame
                url={frameUrl[value]}
                title={frameTitle}
                lazy
                openLabel={value === 'prototype' ? words.openPrototypeLabel : undefined}
                context="embeds"
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </div>
    </section>
  )
}
