/** Try something; what the server refuses comes back as a sentence, and nothing else went wrong if it is empty. */
import { Refusal } from "@/lib/api";
import { firstText } from "@/lib/texts.svelte";

export async function refusal(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return firstText([`error-${error.key}`, "error-server-error"], { ...error.args, message: error.message });
  }
}
