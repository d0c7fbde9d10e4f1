export { countPracticeDays } from './practice-days.ts'
export { daysOfAnEgg, hatchedAnimals, thingOfDay, weatherOfDay, type DayOfChild } from './today.ts'
