"""Judges from PyPI: each is installed at first use, into an environment of its own."""
import os
import pathlib
import subprocess
import sys


def enter(name, version, *options):
    """Restarts the script in the environment of the package, unless it is running there; the options
    are those of `pip install`."""
    environment = pathlib.Path(f".build/judges/{name}-{version}")
    if pathlib.Path(sys.prefix).resolve() == environment.resolve():
        return
    python = environment / "bin/python"
    if not (environment / "done").exists():
        print(f"Installing the judge: {name}", flush=True)
        make = [sys.executable, "-m", "venv", "--clear", environment]
        if subprocess.run(make, capture_output=True).returncode != 0:
            subprocess.run("apt-get update -q && apt-get install -y -q python3-venv", shell=True,
                           stdout=subprocess.DEVNULL, check=True)
            subprocess.run(make, check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *options, f"{name}=={version}"],
                       check=True)
        (environment / "done").touch()
    os.execv(python, [python, *sys.argv])
