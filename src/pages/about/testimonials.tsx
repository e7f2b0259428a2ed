import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { Testimonial } from '../../../content/types'
import { Button } from '../../components/ui/button'
import { SpanMark } from '../../components/ui/span-mark'
import { useSwipe } from '../../components/use-swipe'
import { rotated } from './carousel-steps'
import { Dots } from './dots'
import { TestimonialCard } from './testimonial-card'
import { useCarousel } from './use-carousel'

interface TestimonialsProps {
  heading: string
  items: Testimonial[]
  previousLabel: string
  nextLabel: string
  linkedinLabel: string
}

/**
 * Two are shown, one on a phone; paper has room for all. The others keep their room unseen behind those in front,
 * so that the section is as high as its longest quote and doesn't jump.
 */
const PLACES = [
  'col-start-1',
  'col-start-1 md:col-start-2 max-md:invisible',
  'col-start-1 invisible',
  'col-start-1 md:col-start-2 invisible',
]

export function Testimonials({ heading, items, previousLabel, nextLabel, linkedinLabel }: TestimonialsProps) {
  const { start, fading, moveTo, next, previous } = useCarousel(items.length)
  const swipe = useSwipe((direction) => (direction === 'next' ? next() : previous()))
  return (
    <section
      aria-labelledby="testimonials-title"
      aria-roledescription="carousel"
      className="section-space column"
    >
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-5 gap-y-6 md:mb-12">
        <div>
          <p className="meta mb-4 flex items-center gap-3 text-ink-soft" aria-hidden="true">
            <SpanMark />
            Testimonials — {items.length}
          </p>
          <h2 id="testimonials-title" className="enters display text-heading">
            {heading}
          </h2>
        </div>
        {items.length > 1 && (
          <div data-print="hide" className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
            <Dots items={items} start={start} onChoose={moveTo} />
            <div className="flex gap-2">
              <Button look="outline" aria-label={previousLabel} onClick={previous} className="w-14 px-0!">
                <IconArrowLeft aria-hidden="true" size={20} />
              </Button>
              <Button look="outline" aria-label={nextLabel} onClick={next} className="w-14 px-0!">
                <IconArrowRight aria-hidden="true" size={20} />
              </Button>
            </div>
          </div>
        )}
      </div>
      <ul
        {...swipe}
        aria-live="polite"
        data-fading={fading || undefined}
        className="grid touch-pan-y gap-6 transition-opacity duration-fade motion-safe:data-fading:opacity-0 md:grid-cols-2 print:grid-cols-1"
      >
        {rotated(items, start).map((testimonial, place) => (
          <li
            key={testimonial.name}
            className={`row-start-1 print:visible print:[grid-area:auto] ${PLACES[place] ?? PLACES[2 + (place % 2)]}`}
          >
            <TestimonialCard testimonial={testimonial} linkedinLabel={linkedinLabel} />
          </li>
        ))}
      </ul>
    </section>
  )
}
