import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { readSettings, type Settings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'

export interface Command<Options> {
  readonly usage: string
  /** Null for --help or invalid arguments. */
  readonly options: Options | null
  /** Runs the command. Resolves to its final message, if it has any. */
  readonly run: (options: Options, settings: Settings) => Promise<string | void>
}

/** Runs an operator's command. The exit code says whether it succeeded. */
export async function runCommand<Options>({ usage, options, run }: Command<Options>): Promise<void> {
  if (options === null) {
    console.log(usage)
    process.exitCode = process.argv.includes('--help') ? 0 : 1
    return
  }
  try {
    const message = await run(options, readSettings(process.env))
    if (message !== undefined) console.log(message)
  } catch (error) {
    exitWithError(error)
  }
}

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>

/** Parses the arguments of the process. Returns null for unknown options, such as --help. */
export function parseArguments<const O extends ParseArgsOptionsConfig>(options: O): Parsed<O> | null {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return null
  }
}
