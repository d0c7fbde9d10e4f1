import { use, useEffect } from 'react'
import { ReadAloudContext, applyWording, type ReadAloudLine } from './read-aloud.ts'

/** Prefetches texts that are read automatically. Null waits. */
export function usePrepareTexts(lines: readonly ReadAloudLine[] | null): void {
  const readAloud = use(ReadAloudContext)
  const prepare = readAloud?.isAutomatic === true ? readAloud.prepare : undefined
  const texts = JSON.stringify(applyWording(lines ?? [], readAloud ?? undefined))
  useEffect(() => {
    const wanted = JSON.parse(texts) as ReadAloudLine[]
    if (wanted.length > 0) prepare?.(wanted)
  }, [prepare, texts])
}
