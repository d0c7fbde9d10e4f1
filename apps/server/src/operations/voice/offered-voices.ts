export interface OfferedVoice {
  readonly name: string
  /** An archive of sherpa-onnx, which has a model, tokens.txt and espeak-ng-data in one folder. */
  readonly url: string
  readonly sha256: string
  readonly bytes: number
  readonly licence: string
  readonly speaker: string
}

const releases = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/tts-models'

const piper = (name: string, row: Omit<OfferedVoice, 'name' | 'url'>): OfferedVoice => ({
  name,
  url: `${releases}/vits-piper-${name}-int8.tar.bz2`,
  ...row,
})

/** Voices, each with the licence in its MODEL_CARD. An archive with another checksum is not installed. */
export const offeredVoices: readonly OfferedVoice[] = [
  piper('nl_BE-nathalie-medium', {
    sha256: 'f2cdeb555eacbdd053e5d63c4d0120464161a962f9fe3bf9aac47ecc57ac90ac',
    bytes: 21_139_955,
    licence: 'CC0: vrij te gebruiken, ook op school',
    speaker: 'een Vlaamse vrouw',
  }),
  piper('nl_NL-ronnie-medium', {
    sha256: 'eb16022c9c8ee48b75dc833e8a8b04e08730929ea68cde9b67e2dc712f988978',
    bytes: 21_158_108,
    licence: 'CC0: vrij te gebruiken, ook op school',
    speaker: 'een Nederlandse man',
  }),
]
