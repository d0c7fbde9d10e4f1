import { appendFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/** Records the failures of each part of the test run, which prints them again at its end. */
export class ListFailures implements Reporter {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'failed') this.add(`${test.module.relativeModuleId} > ${test.fullName}`, errors ?? [])
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules)
      if (module.errors().length > 0) this.add(module.relativeModuleId, module.errors())
    if (unhandled.length > 0) this.add('outside a test', unhandled)
  }

  private add(what: string, errors: readonly { message: string; diff?: string }[]): void {
    appendFileSync(
      this.file,
      `${what}\n  ${errors.map(({ message, diff = '' }) => `${message} ${diff}`.trimEnd()).join('\n  ')}\n`,
    )
  }
}
