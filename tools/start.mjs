// `npm start`: installs what is missing, builds the app, serves it on this machine and prints the address.
import { spawnSync } from 'node:child_process';
import { install, needsInstall, run } from './setup.mjs';

if (needsInstall()) install();
run('npm', ['run', '-s', 'build', '--', '--logLevel', 'warn']);
console.log('Bocage is being served; open the address below in a browser. Ctrl+C ends it.');
const port = process.env.PORT ? ['--port', process.env.PORT] : [];
process.exit(spawnSync('npx', ['vite', 'preview', ...port], { stdio: 'inherit', shell: false }).status ?? 1);
