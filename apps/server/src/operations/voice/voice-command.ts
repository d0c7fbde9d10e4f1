import { findInstalledVoice } from './installed-voice.ts'
import { installVoice, removeVoice } from './install-voice.ts'
import type { OfferedVoice } from './offered-voices.ts'
import { OperatorError } from '../../operator-error.ts'

export interface VoiceCommand {
  readonly voices: readonly OfferedVoice[]
  readonly dataDir: string
  readonly tell: (line: string) => void
  readonly confirm: (question: string) => Promise<boolean>
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

/** Runs `list`, `remove NAME` or an installation. Returns the final message. Throws OperatorError. */
export async function runVoiceCommand(
  [what, name]: readonly string[],
  { voices, dataDir, tell, confirm }: VoiceCommand,
): Promise<string> {
  const installed = findInstalledVoice(dataDir)
  if (what === 'list') {
    return voices
      .map(
        (voice) =>
          `${voice.name}  ${voice.speaker}, ${megabytes(voice.bytes)}, ${voice.licence}${voice.name === installed?.name ? ' (geïnstalleerd)' : ''}`,
      )
      .join('\n')
  }
  if (what === 'remove') {
    if (installed === null || installed.name !== name)
      throw new OperatorError(`De stem ${name ?? ''} is hier niet geïnstalleerd.`)
    await removeVoice(dataDir, name)
    return `De stem ${name} is weg. Start de server opnieuw: dan spreekt de computerstem.`
  }
  const voice = voices.find((offered) => offered.name === what)
  if (voice === undefined)
    throw new OperatorError(`De stem ${what ?? ''} kennen wij niet. Welke er zijn: npm run voice -- list`)
  tell(
    `${voice.name}: ${voice.speaker}, ${megabytes(voice.bytes)}\nLicentie: ${voice.licence}\nAdres: ${voice.url}`,
  )
  if (!(await confirm('Deze stem ophalen? (ja/nee) '))) return 'Er is niets veranderd.'
  let told = -1
  const words = await installVoice(voice, dataDir, (percent) => {
    if (percent >= told + 10) tell(`${(told = percent - (percent % 10))}%`)
  })
  return `De stem ${voice.name} staat klaar. Start de server opnieuw: dan spreekt zij.\nLuister eerst naar tien woorden: ${words}`
}
