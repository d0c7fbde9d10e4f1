import { getBackLinkClass, Card, JungleScreen, OnTitleBoard, ProgressBar } from '@letterliaan/ui'
import {
  CaveDoors,
  RoomPlace,
  Scene,
  type SceneName,
  TreehouseObjectPicture,
  TreehousePicture,
  TreehouseRoom,
  WorldMap,
  type WorldId,
  WorldPicture,
} from '@letterliaan/ui/scenes'
import styles from '../Gallery.module.css'
import type { Entries } from './entry.ts'

const worlds: readonly WorldId[] = [1, 2, 3, 4]
const sceneNames: readonly SceneName[] = ['entrance', 'camp', 'cave', 'clearing', 'hut', 'overview']
const objects = ['badges', 'bookshelf', 'chart', 'desk', 'telescope'] as const
const leaves = ['leaves-low', 'leaves-medium', 'leaves-high'] as const
const maps = worlds.flatMap((world) =>
  (['day', 'evening'] as const).map((light) => [
    `wereld ${world} ${light === 'day' ? 'dag' : 'avond'}`,
    <WorldMap key={world} world={world} light={light}>
      {null}
    </WorldMap>,
  ]),
)

export const scenes: Entries = {
  Scene: {
    fills: true,
    states: Object.fromEntries(sceneNames.map((name) => [name, <Scene key={name} name={name} />])),
  },
  WorldMap: { fills: true, states: Object.fromEntries(maps) },
  WorldPicture: {
    states: Object.fromEntries(
      worlds.map((world) => [`wereld ${world}`, <WorldPicture key={world} world={world} />]),
    ),
  },
  CaveDoors: { fills: true, states: { dicht: <CaveDoors isOpen={false} />, open: <CaveDoors isOpen /> } },
  TreehouseRoom: { fills: true, states: { leeg: <TreehouseRoom>{null}</TreehouseRoom> } },
  RoomPlace: {
    fills: true,
    states: {
      alle: (
        <TreehouseRoom>
          {objects.map((name) => (
            <RoomPlace key={name} thing={name}>
              <TreehouseObjectPicture name={name} className={styles.inRoom} />
            </RoomPlace>
          ))}
        </TreehouseRoom>
      ),
    },
  },
  TreehousePicture: {
    states: {
      leeg: (
        <TreehousePicture buddy_id={1} leaves="none">
          {null}
        </TreehousePicture>
      ),
    },
  },
  TreehouseObjectPicture: {
    states: Object.fromEntries(
      [...objects, ...leaves].map((name) => [name, <TreehouseObjectPicture key={name} name={name} />]),
    ),
  },
  OnTitleBoard: {
    fills: true,
    states: {
      voortgang: (
        <JungleScreen background={<Scene name="clearing" />} title="Oefenen" isPlayed>
          <OnTitleBoard>
            <ProgressBar label="Voortgang" value={3} max={8} />
          </OnTitleBoard>
        </JungleScreen>
      ),
    },
  },
  JungleScreen: {
    fills: true,
    states: {
      gewoon: (
        <JungleScreen
          background={<Scene name="hut" />}
          title="Logboek"
          back={
            <a className={getBackLinkClass()} href="#JungleScreen/gewoon">
              Boomhut
            </a>
          }
        >
          <Card>Hier staat wat er op de pagina is.</Card>
        </JungleScreen>
      ),
    },
  },
}
