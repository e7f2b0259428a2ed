/** The text of `.env` with this setting; the lines of all others stay as they are. */
export function withSetting(env: string, name: string, value: string): string {
  const line = `${name}=${written(value)}`
  const set = new RegExp(`^[ \\t]*(export[ \\t]+)?${name}[ \\t]*=.*$`, 'm')
  if (set.test(env)) return env.replace(set, () => line)
  return `${env}${env === '' || env.endsWith('\n') ? '' : '\n'}${line}\n`
}

/** In quotes where a sign would be read as something else. */
function written(value: string): string {
  if (/^[\w.:/@%+,-]*$/.test(value)) return value
  const quote = ["'", '"', '`'].find((sign) => !value.includes(sign))
  if (!quote) throw new Error('A setting can’t hold all three kinds of quotes.')
  return `${quote}${value}${quote}`
}
