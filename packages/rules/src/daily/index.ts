export { countPracticeDays } from './practice-days.ts'
export {
  daysOfAnEgg,
  listHatchedAnimals,
  chooseThingOfDay,
  chooseWeatherOfDay,
  type DayOfChild,
} from './today.ts'
