"""Builds the package: engine, games and bots are compiled, everything else is copied.

What was compiled is kept in build/hot under a name made of all that it depends on: the compiler runs when a file
of these three changed, and for nothing else. Where there is no C compiler (or TIANXIA_PURE=1 is set) the same source
is installed as it is: slower, otherwise equal.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
HOT = ("engine", "games", "bots")  # compiled together, as one group
KEPT = ROOT / "build" / "hot"
CC = shutil.which("cc") or shutil.which("gcc")
PURE = bool(os.environ.get("TIANXIA_PURE")) or CC is None


def hot_modules() -> list[Path]:
    found = [path for part in HOT for path in sorted((ROOT / "src" / "tianxia" / part).rglob("*.py"))]
    return [path.relative_to(ROOT) for path in found if path.name != "__init__.py"]


def name_of_the_compiled() -> str:
    """The same for the same sources, compilers and Python; touching a file changes nothing."""
    compiler = subprocess.run([str(CC), "--version"], capture_output=True, check=True).stdout
    told = hashlib.sha256(b"\0".join([sys.version.encode(), version("mypy").encode(), compiler]))
    for path in [Path("setup.py"), *hot_modules()]:
        text = (ROOT / path).read_bytes()
        told.update(f"\0{path.as_posix()} {len(text)}\0".encode() + text)
    return f"{sysconfig.get_platform()}-{told.hexdigest()[:20]}"


class OnAllCores(build_ext):
    """Compiles the C files of the group, and the modules that open it, side by side; setuptools would do one after the other."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        compile_some = compiler.compile

        def compile_all(sources, *args, **kwargs):  # type: ignore[no-untyped-def]
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                return [obj for objs in pool.map(lambda source: compile_some([source], *args, **kwargs), sources) for obj in objs]

        compiler.compile = compile_all
        super().build_extensions()


class Compiled(build_ext):
    """Puts the compiled modules in their place; compiles them first if these have not been compiled yet."""

    def run(self) -> None:
        kept = KEPT / name_of_the_compiled()
        if not kept.is_dir():
            self.compile(kept)
        shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)

    def compile(self, kept: Path) -> None:
        from mypyc.build import mypycify

        for older in sorted(KEPT.glob("*"), key=lambda path: path.stat().st_mtime)[:-2]:
            shutil.rmtree(older)  # two are left: going back and forth between two branches compiles nothing
        options = ["--strict", "--config-file="]  # nothing of pyproject.toml, so that it can change freely
        self.distribution.ext_modules = mypycify(
            [*options, *map(str, hot_modules())],
            opt_level="2",
            debug_level="0",
            group_name="tianxia_hot",
            multi_file=True,
            target_dir="build/c",
        )
        compiler = OnAllCores(self.distribution)
        compiler.build_lib = str(KEPT / "unfinished")
        compiler.build_temp = self.build_temp
        compiler.parallel = True
        compiler.ensure_finalized()
        compiler.run()
        Path(compiler.build_lib).rename(kept)


class WithAssets(build_py):
    """Copies docs/rules and the built page into the package, and writes down which tests prove which rules."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "tianxia" / "assets"
        for source, name in ((ROOT / "docs" / "rules", "rules"), (ROOT / "web" / "dist", "page")):
            if source.is_dir():
                shutil.copytree(source, target / name, dirs_exist_ok=True)
        sys.path.insert(0, str(ROOT / "src"))
        from tianxia.lab.proof import write_index

        write_index(ROOT, target / "proofs.json")


if __name__ == "__main__":
    setup(
        ext_modules=[] if PURE else [Extension("tianxia_hot__mypyc", [])],  # its files are named when it is compiled
        cmdclass={"build_py": WithAssets, "build_ext": Compiled},
    )
