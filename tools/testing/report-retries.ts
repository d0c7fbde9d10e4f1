import type { Reporter, TestCase, Vitest } from 'vitest/node'

/** Otherwise a run names a retried test but hides why it failed. */
export class ReportRetries implements Reporter {
  private readonly reports: string[] = []
  private vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state !== 'passed' || !test.diagnostic()?.retryCount) return
    const reasons = (errors ?? []).map(({ message, diff, stacks }) => {
      const [place] = stacks ?? []
      const differences = diff?.split('\n').slice(0, 20).join('\n    ') ?? ''
      return `${message}\n    ${differences}\n    at ${place?.file}:${place?.line}`
    })
    this.reports.push(`${test.module.relativeModuleId} > ${test.fullName}\n  ${reasons.join('\n  ')}`)
  }

  onTestRunEnd(): void {
    if (this.reports.length > 0) this.vitest?.logger.log(`\nTried twice:\n${this.reports.join('\n')}`)
  }
}
