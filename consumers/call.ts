// node call.ts <caller>: plays the scenario with one client, in a process of its own, and prints what went wrong as JSON.
import { registerHooks } from 'node:module';
import { play, type Connect } from './scenario.ts';

// Generated modules import each other as bundlers find them, `./client.gen.js` for client.gen.ts and `./client` for client/index.ts. Node
// takes names as they stand.
registerHooks({
  resolve(specifier, context, next) {
    const stem = specifier.replace(/\.js$/, '');
    const others = specifier.startsWith('.') ? [`${stem}.ts`, `${stem}/index.ts`] : [];
    let failure: unknown;
    for (const name of [specifier, ...others]) {
      try {
        return next(name, context);
      } catch (error) {
        failure ??= error;
      }
    }
    throw failure;
  },
});

const { CONSUMER_URL: baseUrl = '', CONSUMER_KEY: key = '' } = process.env;
const { connect } = (await import(`./callers/${process.argv[2]}.ts`)) as { connect: Connect };
const faults = await play(await connect({ baseUrl, key }), { baseUrl, key });
process.stdout.write(`${JSON.stringify(faults)}\n`);
