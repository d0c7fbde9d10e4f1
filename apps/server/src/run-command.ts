import { readSettings, type Settings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'

export interface Command<Options> {
  readonly usage: string
  /** Null for --help or invalid arguments. */
  readonly options: Options | null
  /** Runs the command. Resolves to its final message. */
  readonly run: (options: Options, settings: Settings) => Promise<string>
}

/** Runs an operator's command. The exit code says whether it succeeded. */
export async function runCommand<Options>({ usage, options, run }: Command<Options>): Promise<void> {
  if (options === null) {
    console.log(usage)
    process.exitCode = process.argv.includes('--help') ? 0 : 1
    return
  }
  try {
    console.log(await run(options, readSettings(process.env)))
  } catch (error) {
    exitWithError(error)
  }
}
