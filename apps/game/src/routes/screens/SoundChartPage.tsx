import type { SoundCard } from '@letterliaan/dutch/sound-chart'
import { commonTexts } from '@letterliaan/texts/common'
import { getButtonClass } from '@letterliaan/ui'
import { formatTextAddress } from '@letterliaan/web/spoken-sound'
import { addBasePath } from '@letterliaan/web/base-path'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { SoundChartScreen } from '../../features/sound-chart/SoundChartScreen.tsx'

/** Every word of the chart is one of the recorded texts. */
const wordOnChart = (word: string) => ({
  url: formatTextAddress({ text: word }),
  text: word,
  by: 'synthetic' as const,
})

export function SoundChartPage() {
  const { sound } = useServices()

  /** Stops the current sound first, because a child taps quickly. */
  function sayWord(word: string) {
    sound.clear()
    void sound.speak(wordOnChart(word))
  }

  function saySound(card: SoundCard) {
    sound.clear()
    if (card.sound !== null) void sound.speak(`/word/parts/${card.sound}.mp3`)
    void sound.speak(wordOnChart(card.first.word))
  }

  return (
    <RouteScreen>
      <SoundChartScreen
        onSaySound={saySound}
        onSayWord={sayWord}
        pdfLink={
          <a
            href={addBasePath('/klankenkaart.pdf')}
            target="_blank"
            rel="noopener"
            className={getButtonClass({ variant: 'quiet' })}
          >
            {commonTexts.download}
          </a>
        }
      />
    </RouteScreen>
  )
}
