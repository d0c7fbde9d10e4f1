import { findModelFault, type ModelFault } from '@letterliaan/speech'
import { type Settings } from './env.ts'
import { OperatorError } from './operator-error.ts'

const reasons: Readonly<Record<ModelFault, (path: string) => string>> = {
  no_model: (path) => `het bestand ${path} is er niet`,
  no_tokens: () =>
    'naast het model hoort het bestand tokens.txt te staan. Pak het hele archief van de stem uit',
  no_package: () =>
    'het pakket sherpa-onnx-node is niet geïnstalleerd. Voer npm install uit, of haal SPEECH_MODEL weg',
}

/** Throws OperatorError at startup if the configured voice model can't speak. */
export async function checkSpeechModel({
  SPEECH_MODEL: path,
}: Pick<Settings, 'SPEECH_MODEL'>): Promise<void> {
  const fault = path === undefined ? null : await findModelFault(path)
  if (fault !== null)
    throw new OperatorError(`De instelling SPEECH_MODEL klopt niet: ${reasons[fault](path ?? '')}.`)
}
