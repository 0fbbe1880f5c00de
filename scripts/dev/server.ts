import { loadedWithout, packagesOf, type Import } from './loaded.ts';
import { StandbyProcess, type Served } from './standby-process.ts';

/**
 * The service as a child process, restarted when what it runs has changed. Restarts that pile up become one. Two other processes stand
 * by while one serves: one has loaded all that a start loads, and is of use if nothing of that has changed; the other has loaded
 * the packages of it, which no edit changes.
 */
export class ServerProcess {
  readonly #served: Served;
  readonly #print: (text: string) => void;
  #service: StandbyProcess | undefined;
  #loaded: StandbyProcess | undefined;
  #bare: StandbyProcess | undefined;
  #imports: readonly Import[] = [];
  /** Since `#loaded` began to load. */
  #changed = new Set<string>();
  #standing = Promise.resolve();
  #restarting: Promise<void> | undefined;
  #isWanted = false;

  constructor(served: Served, print: (text: string) => void) {
    this.#served = served;
    this.#print = print;
  }

  /** Tells of files that changed, for restarts to come. */
  noteChanges(files: Iterable<string>): void {
    for (const file of files) this.#changed.add(file);
  }

  /** Resolves when the next process stands by, after a start that was not overtaken. */
  get standing(): Promise<void> {
    return this.#standing;
  }

  /** Starts the service, or starts it again with the files as they are now. */
  async restart(): Promise<void> {
    this.#isWanted = true;
    this.#restarting ??= this.#run();
    await this.#restarting;
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.#restarting;
    this.#loaded?.kill();
    this.#bare?.kill();
    await this.#end();
  }

  async #run(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#end();
      await this.#start();
    }
    this.#restarting = undefined;
  }

  async #start(): Promise<void> {
    const service = await this.#next();
    this.#service = service;
    await service.serve({
      print: this.#print,
      exited: (code) => {
        if (this.#service !== service) return;
        this.#service = undefined;
        this.#print(`The server ended (${code ?? 'by a signal'}); it starts again with the next edit.\n`);
      },
    });
    this.#standing = this.#standBy(service);
  }

  async #next(): Promise<StandbyProcess> {
    const loaded = this.#loaded;
    this.#loaded = undefined;
    if ((await loaded?.isUsable(this.#changed)) === true) return loaded!;
    loaded?.kill();
    const bare = this.#bare;
    this.#bare = undefined;
    return (await bare?.isUsable(new Set())) === true ? bare! : this.#begin([]);
  }

  /** What one start loaded the next one will, and what was edited is edited again: that, and what imports it, is left for later. */
  async #standBy(service: StandbyProcess): Promise<void> {
    this.#imports = (await service.imports()) ?? this.#imports;
    if (this.#service !== service || this.#isWanted) return;
    const { main, isLeft } = this.#served;
    const modules = loadedWithout(this.#imports, [main, ...this.#changed]);
    this.#changed = new Set();
    this.#loaded = this.#begin(modules.filter((module) => isLeft?.(module) !== true));
    await this.#loaded.isUsable(this.#changed);
    if (this.#service === service) this.#bare ??= this.#begin(packagesOf(this.#imports));
  }

  #begin(load: readonly string[]): StandbyProcess {
    return new StandbyProcess(this.#served, load);
  }

  async #end(): Promise<void> {
    const service = this.#service;
    this.#service = undefined;
    await service?.end();
  }
}
