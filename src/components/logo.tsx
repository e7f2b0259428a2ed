/** The owner's mark, `content/logo.svg`, as high as `className` says. It takes the color of the text around it. */
export function Logo({ svg, className = '' }: { svg: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block *:h-full *:w-auto ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The owner's own file, which the check looks through.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
