type Loading = {
  link: Partial<HTMLLinkElement> & { href: string }
  script: Partial<HTMLScriptElement> & { src: string }
}

/** Adds the element to the document's head. Asked for again, it is there already. */
export function addOnce<Name extends keyof Loading>(
  name: Name,
  properties: Loading[Name],
): HTMLElementTagNameMap[Name] {
  const attributes = Object.entries(properties).map(([key, value]) => `[${key}="${value}"]`)
  const found = document.head.querySelector<HTMLElementTagNameMap[Name]>(`${name}${attributes.join('')}`)
  if (found) return found
  const element = Object.assign(document.createElement(name), properties)
  document.head.append(element)
  return element
}
