import { calmTexts } from '@letterliaan/texts/calm'
import { commonTexts } from '@letterliaan/texts/common'
import { pageTexts } from '@letterliaan/texts/pages'
import { SpokenText } from '@letterliaan/ui/spoken'
import { getButtonClass, Dialog } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { addresses } from '../addresses.ts'
import { MenuButton } from './MenuButton.tsx'

export function SoundChart() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MenuButton icon="chart" label={pageTexts.soundChart.text} onPress={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        title={pageTexts.soundChart.text}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Link to={addresses.soundChart} className={getButtonClass()} onClick={() => setOpen(false)}>
              {calmTexts.openChart}
            </Link>
            <a
              href={addBasePath('/klankenkaart.pdf')}
              target="_blank"
              rel="noopener"
              className={getButtonClass({ variant: 'quiet' })}
            >
              {commonTexts.download}
            </a>
          </>
        }
      >
        <p>
          <SpokenText line={calmTexts.chartIntro} auto />
        </p>
      </Dialog>
    </>
  )
}
