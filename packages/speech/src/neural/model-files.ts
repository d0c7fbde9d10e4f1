import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What the program of a model is asked to say. */
export interface ModelQuestion {
  readonly text: string
  /** 1 is the voice's own pace */
  readonly speed: number
}

/** Why a model can't speak: it is not there, what belongs to it is not, or what runs it is not installed. */
export type ModelFault = 'no_model' | 'no_tokens' | 'no_package'

/** A model with the files that are unpacked beside it: its symbols, and what it reads letters with. */
export const modelFilesOf = (path: string) => ({
  model: path,
  tokens: join(dirname(path), 'tokens.txt'),
  dataDir: join(dirname(path), 'espeak-ng-data'),
})

/** What keeps the model from speaking, as far as can be told without loading it; null: nothing. */
export async function findModelFault(path: string): Promise<ModelFault | null> {
  const { model, tokens } = modelFilesOf(path)
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
