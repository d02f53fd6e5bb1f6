/** Command line, config, and the files that it writes. */
export { defineConfig, type PagePlayer, type Verdict } from './config.ts'
export { main } from './main.ts'
export { complaintsAbout, scoresOf } from './mutants.ts'
export { projectOf } from './project.ts'
export { keepRegression, readPaths, refreshed } from './sets.ts'
export { writeAll } from './write.ts'
