import { isbot } from 'isbot'

/** Programs that look at a link without saying "bot": Office's own preview, and what calls itself a preview or a scan. */
const MORE = /ms-?office|Microsoft Office|SafeLinks|SkypeSpaces|Microsoft ?Teams|preview|scanner|urlcheck/i

/** Whether a program asks by itself, as far as it says so. A browser always names itself. */
export function isMachine(header: (name: string) => string | undefined): boolean {
  const agent = header('user-agent') ?? ''
  if (agent === '' || isbot(agent) || MORE.test(agent)) return true
  return /prefetch|prerender|preview/i.test(
    `${header('purpose')} ${header('sec-purpose')} ${header('x-moz')}`,
  )
}
