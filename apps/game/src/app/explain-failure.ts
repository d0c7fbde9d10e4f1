import { ApiError, NetworkError } from '@letterliaan/contract/client'
import type { SpokenLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as shellTexts from '@letterliaan/texts/shell'

export const noNetworkText: SpokenLine = commonTexts.offline

export class NoStudentError extends Error {
  constructor() {
    super(shellTexts.noPlayer.text)
    this.name = 'NoStudentError'
  }
}

export function explainFailure(error: unknown): string {
  if (error instanceof NetworkError) return noNetworkText.text
  if (error instanceof ApiError || error instanceof NoStudentError) return error.message
  return shellTexts.wentWrong.text
}
