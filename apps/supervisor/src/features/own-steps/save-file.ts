import type { OwnStepFile } from '@letterliaan/contract'

/** Gives the user a file with a step in it. */
export function saveStepFile(file: OwnStepFile): void {
  const name = file.step.label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const address = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `letterliaan-stap-${name}.json`
  link.click()
  URL.revokeObjectURL(address)
}
