import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface ModelQuestion {
  readonly text: string
  readonly speed: number
}

export type ModelFault = 'no_model' | 'no_tokens' | 'no_package'

export const listModelFiles = (path: string) => ({
  model: path,
  tokens: join(dirname(path), 'tokens.txt'),
  dataDir: join(dirname(path), 'espeak-ng-data'),
})

export async function findModelFault(path: string): Promise<ModelFault | null> {
  const { model, tokens } = listModelFiles(path)
  const isFile = async (file: string): Promise<boolean> =>
    (await stat(file).catch(() => undefined))?.isFile() ?? false
  if (!(await isFile(model))) return 'no_model'
  if (!(await isFile(tokens))) return 'no_tokens'
  try {
    import.meta.resolve('sherpa-onnx-node')
    return null
  } catch {
    return 'no_package'
  }
}
