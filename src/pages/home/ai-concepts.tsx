import { IconArrowRight } from '@tabler/icons-react'
import type { AiConcept, ConceptsWords, Picture } from '../../../content/types'
import { SectionHeading } from '../../components/section-heading'
import { ButtonLink } from '../../components/ui/button-link'
import { SiteImage } from '../../components/ui/site-image'
import { TagList } from '../../components/ui/tag-list'

interface AiConceptsProps {
  words: ConceptsWords
}

export function AiConcepts({ words }: AiConceptsProps) {
  return (
    <section id="midjourney" aria-labelledby="midjourney-title" className="section-space overflow-clip">
      <div className="column">
        <SectionHeading
          id="midjourney-title"
          title={words.heading}
          label={words.label}
          count={words.items.length}
          intro={words.intro}
        />
        <ul className="snap-row gap-y-12 sm:grid sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-4">
          {words.items.map((concept) => (
            <ConceptCard key={concept.id} concept={concept} words={words} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The box is upright, so a wide picture stands wider than the box, and needs a larger file. */
function cardSizes({ width, height }: Picture): string {
  const factor = Math.max(1, width / height / (4 / 5)).toFixed(2)
  return `(min-width: 64rem) calc(22vw * ${factor}), (min-width: 40rem) calc(45vw * ${factor}), calc(78vw * ${factor})`
}

function ConceptCard({ concept, words }: { concept: AiConcept } & AiConceptsProps) {
  return (
    <li className="group max-sm:w-[78vw] max-sm:shrink-0 max-sm:snap-start lg:even:mt-16">
      <div className="relative">
        <SiteImage
          picture={concept.image}
          alt={concept.description}
          width={4}
          height={5}
          sizes={cardSizes(concept.image)}
          className="rounded-image"
          imageClassName="transition-transform duration-move group-hover:scale-[1.04]"
        />
        {/* Touch screens have no hover: there it always stands on the picture. */}
        {words.galleryHref && (
          <ButtonLink
            to={words.galleryHref}
            look="light"
            className="absolute inset-x-3 bottom-3 shadow-card transition-opacity focus-visible:opacity-100 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within:opacity-100 [@media(hover:hover)]:group-hover:opacity-100"
          >
            {words.galleryLabel}
            <IconArrowRight aria-hidden="true" size={18} />
          </ButtonLink>
        )}
      </div>
      <h3 className="display mt-5 text-title">{concept.title}</h3>
      <p className="mt-2 text-small text-ink-soft">{concept.description}</p>
      <p className="meta mt-4 border-l-3 border-line pl-4 text-ink-soft">
        <span className="text-ember">{words.promptLabel}: </span>
        {concept.prompt}
      </p>
      <div className="mt-4">
        <TagList tags={concept.tags} label={`Tags of ${concept.title}`} />
      </div>
    </li>
  )
}
