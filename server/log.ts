/** Facts of a line, for programs that read the log. `event` names what happened. */
interface LogFields {
  event: string
  level?: 'info' | 'warning' | 'error'
  [fact: string]: string | number | undefined
}

export type Log = (message: string, fields?: LogFields) => void

export type LogFormat = 'text' | 'json'

export const LOG_FORMATS: LogFormat[] = ['text', 'json']

const MAIL_ADDRESS = /[^\s@<>"]+@[^\s@<>"]+/g

/** Lines for people, or one JSON object a line for programs. Neither holds who has written. */
export function createLog(format: LogFormat, write: (line: string) => void = console.log): Log {
  return (message, { event = 'note', level = 'info', ...facts } = { event: 'note' }) => {
    const text = withoutAddresses(message)
    if (format === 'text') return write(text)
    const line = { time: new Date().toISOString(), level, event, ...facts, message: text }
    write(JSON.stringify(line))
  }
}

/** Mail servers like to repeat the address that they don't take. */
function withoutAddresses(text: string): string {
  return text.replace(MAIL_ADDRESS, '[address]')
}
