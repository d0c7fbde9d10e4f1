import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const findVoicesFolder = (dataDir: string): string => join(dataDir, 'voice')

/** Skips names that start with a dot, which are still being downloaded or unpacked. */
const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}

export interface InstalledVoice {
  readonly name: string
  /** Path of the voice's .onnx file. */
  readonly model: string
}

export function findInstalledVoice(dataDir: string): InstalledVoice | null {
  const folder = findVoicesFolder(dataDir)
  for (const name of namesIn(folder)) {
    const model = namesIn(join(folder, name)).find((file) => file.endsWith('.onnx'))
    if (model !== undefined) return { name, model: join(folder, name, model) }
  }
  return null
}
