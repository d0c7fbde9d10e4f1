import type { SoundReviewWord } from '@letterliaan/contract'
import { PronunciationPanel } from '../../features/pronunciation/PronunciationPanel.tsx'
import { RecordingPanel } from '../../features/recording/RecordingPanel.tsx'
import type { WordTool } from '../../features/words/WordRow.tsx'

export const renderWordTool = (tool: WordTool, word: SoundReviewWord, onClose: () => void) =>
  tool === 'pronunciation' ? (
    <PronunciationPanel word={word} onClose={onClose} />
  ) : (
    <RecordingPanel word={word} onClose={onClose} />
  )
