import { commonTexts } from '@letterliaan/texts/common'
import { pageTexts } from '@letterliaan/texts/pages'
import type { WorldNumber } from '@letterliaan/rules'
import { fill } from '@letterliaan/texts'
import { HiddenText, JungleScreen } from '@letterliaan/ui'
import { Scene, WorldMap, type SceneName } from '@letterliaan/ui/scenes'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ChildFrame } from '../app/shell/ChildFrame.tsx'
import styles from '../features/world-map/WorldMapScreen.module.css'
import { LoginView } from './LoginView.tsx'

/** Called by the build. Renders first screens that are the same for everyone (build/first-files.ts). */
export function renderFrames(): Readonly<Record<string, string>> {
  const worlds = ([1, 2, 3, 4] as const).map((world) => [
    `world-${world}`,
    <WorldFrame key={world} world={world} />,
  ])
  const pages: Readonly<Record<string, ReactNode>> = {
    ...Object.fromEntries(worlds),
    overview: <EmptyPage title={pageTexts.worlds} scene="overview" />,
    lesson: <EmptyPage title={commonTexts.step} scene="camp" isPlayed isUntold />,
    exercise: <EmptyPage title={pageTexts.exercise} scene="clearing" isPlayed isUntold />,
  }
  const frames = Object.entries(pages).map(([name, page]) => [
    name,
    renderToStaticMarkup(<ChildFrame isPlayed={name === 'exercise' || name === 'lesson'}>{page}</ChildFrame>),
  ])
  return {
    login: renderToString(<LoginView onLogin={() => Promise.reject(new Error('not in a page yet'))} />),
    ...Object.fromEntries(frames),
  }
}

const WorldFrame = ({ world }: { readonly world: WorldNumber }) => (
  <main className={styles.screen} data-map>
    <HiddenText as="h1">{fill(commonTexts.worldNumber, { world })}</HiddenText>
    <WorldMap world={world}>{null}</WorldMap>
  </main>
)

interface EmptyPageProps {
  readonly title: string
  readonly scene: SceneName
  readonly isPlayed?: boolean
  /** True if the title depends on the child. It is then omitted. */
  readonly isUntold?: boolean
}

const EmptyPage = ({ title, scene, isPlayed = false, isUntold = false }: EmptyPageProps) => (
  <JungleScreen title={title} titleHidden={isUntold} background={<Scene name={scene} />} isPlayed={isPlayed}>
    {null}
  </JungleScreen>
)
