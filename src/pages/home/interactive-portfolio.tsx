import type { EmbedAddresses, InteractiveWords } from '../../../content/types'
import { EmbedFrame } from '../../components/embed-frame'
import { SectionHeading } from '../../components/section-heading'
import { Tabs } from '../../components/ui/tabs'
import { useEmbedAddresses } from './use-embed-addresses'

type TabValue = InteractiveWords['tabs'][number]['value']

interface InteractivePortfolioProps {
  words: InteractiveWords
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
          label={words.label}
          count={words.tabs.length}
          intro={words.intro}
        />
        <Tabs
          label={words.tabsLabel}
          tabs={words.tabs.map(({ value, label, frameTitle, text }) => ({
            value,
            label,
            panel: (
              <>
                <p className="mb-6 max-w-[41em] text-paper/85">{text}</p>
                <EmbedFrame
                  url={frameUrl[value]}
                  title={frameTitle}
                  lazy
                  tall
                  openLabel={value === 'prototype' ? words.openPrototypeLabel : undefined}
                  context="embeds"
                />
              </>
            ),
          }))}
        />
      </div>
    </section>
  )
}
