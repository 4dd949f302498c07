/** Try something; what the server refuses is told in words. */
import { Refusal } from "@/lib/api";
import { firstText } from "@/lib/texts.svelte";

export async function telling(tell: (problem: string) => void, work: () => Promise<void>): Promise<void> {
  tell("");
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(firstText([`error-${error.key}`, "error-server-error"], { ...error.args, message: error.message }));
  }
}
