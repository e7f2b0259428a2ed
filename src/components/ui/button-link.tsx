import { Link, type LinkProps } from 'react-router'
import { buttonClasses, type Looked } from './button'

/** A link within the site that looks like a button; apart from the button, because the gate has no router. */
export function ButtonLink({ look = 'primary', className, ...props }: LinkProps & Looked) {
  return <Link className={buttonClasses(look, className)} {...props} />
}
