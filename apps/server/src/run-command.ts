import { readSettings, type Settings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'

export interface Command<Options> {
  readonly usage: string
  /** Null: help was asked, or something that does not exist. */
  readonly options: Options | null
  /** Answers what is told when it is done. */
  readonly run: (options: Options, settings: Settings) => Promise<string>
}

/** A command of whoever runs the server; its exit code tells whether it did what was asked. */
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
