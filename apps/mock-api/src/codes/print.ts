import { CODES_SCRIPT } from './script.ts'

process.stdout.write(CODES_SCRIPT)
