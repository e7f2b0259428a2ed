import { SettingsError } from '../common-settings.ts'

/** Runs a command of the owner's. What is wrong is printed in lines that say what to do. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const lines =
      error instanceof SettingsError ? error.lines : [error instanceof Error ? error.message : String(error)]
    for (const line of lines) console.error(line)
    process.exitCode = 1
  })
}
